/** English texts of the hub in the setup. */
export const hub = {
  hub: {
    title: 'Hub: several laptops',
    what: 'Several laptops that referee one tournament are kept together by a PostgreSQL that all of them reach. Each goes on alone while it is away.',
    make: 'A hub is made, and laptops are admitted to it, at the command line (docs/sync.md says how):',
    address: 'Address of the hub',
    addressWhat:
      'As it was given for this laptop: postgres://…. It may hold a password; it is kept on this machine only and never shown again.',
    name: 'Name of this laptop there',
    test: 'Test the connection',
    asking: 'The hub is asked…',
    join: 'Join',
    joinedTo: 'Joined to {{place}}',
    connecting: 'Connecting',
    together: 'Both hold the same since {{time}}.',
    exchanging_one: '{{count}} entry on its way.',
    exchanging_other: '{{count}} entries on their way.',
    apart: 'Apart since {{time}}: {{why}}.',
    unsent_one: '{{count}} entry waits here and goes over by itself.',
    unsent_other: '{{count}} entries wait here and go over by themselves.',
    answered: 'It answered last at {{time}}.',
    leave: 'Leave the hub',
    leaveWhat: 'This laptop goes on alone. What the hub holds stays there; to come back, its address is needed again.',
    leaveNow: 'Leave it',
    stay: 'Stay',
    other: 'Another address',
  },
} as const
