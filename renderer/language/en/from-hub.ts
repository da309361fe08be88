/** English texts of a tournament that comes from a hub. */
export const fromHub = {
  fromHub: {
    open: 'Join a hub…',
    what: 'a tournament that several laptops referee together; whoever runs the hub gives you the address',
    tournament: 'Tournament',
    offer_one: '{{name}} · {{n}} entry',
    offer_other: '{{name}} · {{n}} entries',
    goesTo: 'It goes whole into {{file}} and stays together with the hub from then on.',
    goesOn: '{{n}} of its entries are on this laptop already; the rest goes into {{file}}.',
    isHere: 'It is on this laptop already, in {{file}}: that file is tied to the hub and opened.',
    admitted: 'The hub admits this laptop under this name. The address of its owner is not kept.',
    coming: '{{entries}} of {{of}} entries',
    pace: '{{coming}} · {{rate}} a second · about {{rest}} left',
    name: 'Coming from the hub',
    stopped: 'Stopped.',
    broke: 'It broke off: {{why}}.',
    kept: '{{coming}} are here and kept: Join goes on behind them.',
    deskGone: 'Shinpan itself stopped',
  },
} as const
