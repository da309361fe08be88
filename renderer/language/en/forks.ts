/** English texts about acts of two recorders that crossed. */
export const forks = {
  fork: {
    title: 'Two recorders crossed',
    what: '{{one}} and {{other}} went on without seeing each other. Both are kept.',
    likely: 'The likely order',
    both: 'both',
    moved: 'moved',
    doubled_one: 'Recorded by both: act {{acts}} would be taken out.',
    doubled_other: 'Recorded by both: acts {{acts}} would be taken out.',
    asItIs: 'They stand in the likely order already.',
    came: 'Would be found then:',
    gone: 'Would no longer be found:',
    order: 'Put in this order',
    keep: 'Keep as it is',
    byHand: 'An answer or a ruling stands among them: put them in order by hand, then keep as it is.',
    ordered: 'acts put in order',
    kept: 'acts kept as they were',
  },
} as const
