/** English texts of the hub in the setup. */
export const hub = {
  hub: {
    title: 'Hub: several laptops',
    what: 'Several laptops can referee one tournament together. They share it through a PostgreSQL database that all of them can reach. A laptop without connection goes on alone.',
    make: 'Create the hub and admit laptops to it on the command line (see docs/sync.md):',
    address: 'Address of the hub',
    addressWhat:
      'The address given for this laptop: postgres://…. It may contain a password, so it is stored on this machine only and never shown again.',
    name: 'Name of this laptop at the hub',
    test: 'Test the connection',
    asking: 'Asking the hub…',
    join: 'Join',
    joinedTo: 'Joined to {{place}}',
    connecting: 'Connecting',
    together: 'Up to date with the hub since {{time}}.',
    exchanging_one: '{{count}} entry on its way.',
    exchanging_other: '{{count}} entries on their way.',
    apart: 'Disconnected since {{time}}: {{why}}.',
    unsent_one: '{{count}} entry waits here and will be sent automatically.',
    unsent_other: '{{count}} entries wait here and will be sent automatically.',
    answered: 'Last answer at {{time}}.',
    leave: 'Leave the hub',
    leaveWhat: 'This laptop will go on alone. The entries at the hub stay there. To rejoin, you need its address again.',
    leaveNow: 'Leave it',
    stay: 'Stay',
    other: 'Another address',
  },
} as const
