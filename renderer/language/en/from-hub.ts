/** English texts of a tournament that comes from a hub. */
export const fromHub = {
  fromHub: {
    open: 'Join a hub…',
    what: 'a tournament that several laptops referee together; the organizer of the hub gives you the address',
    tournament: 'Tournament',
    offer_one: '{{name}} · {{n}} entry',
    offer_other: '{{name}} · {{n}} entries',
    goesTo: 'All of it is copied to {{file}}, which then stays in step with the hub.',
    goesOn: '{{n}} of its entries are already on this laptop; the rest is copied to {{file}}.',
    isHere: 'It is already on this laptop, in {{file}}: that file is linked to the hub and opened.',
    admitted: 'The hub admits this laptop under this name. The address of its owner is not stored.',
    coming: '{{entries}} of {{of}} entries',
    pace: '{{coming}} · {{rate}} a second · about {{rest}} left',
    name: 'Coming from the hub',
    stopped: 'Stopped.',
    broke: 'Interrupted: {{why}}.',
    kept: '{{coming}} are stored here: Join continues from there.',
    deskGone: 'Shinpan itself stopped',
  },
} as const
