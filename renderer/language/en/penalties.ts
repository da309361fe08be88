/** English texts of the ledger of penalties. */
export const penalties = {
  penalties: {
    title: 'Penalties',
    when: 'When',
    who: 'Player',
    where: 'Table',
    rule: 'Rule',
    penalty: 'Penalty',
    reason: 'Reason',
    by: 'Signed by',
    cancel: 'Cancel penalty',
    cancelled: 'cancelled {{time}} by {{name}}: {{reason}}',
    why: 'Why is it cancelled?',
    confirm: 'Cancel it',
    keep: 'Keep it',
    none: 'No penalties yet',
    noneDo: 'Confirm a finding at its table and it stands here.',
    actions: 'Actions',
    takenBack: 'taken back {{time}} by {{name}}',
    round: 'R{{round}}',
    roundHead: 'Round',
  },
} as const
