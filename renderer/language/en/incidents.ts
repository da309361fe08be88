/** English texts of the list of incidents. */
export const incidents = {
  incidents: {
    title: 'Incidents',
    none: 'No incidents yet',
    noneDo: 'A finding that a referee signs becomes one.',
    state: {
      open: 'open',
      ruled: 'ruled',
      appealed: 'appealed',
      'closed-by-agreement': 'closed by agreement',
      closed: 'closed',
      'taken-back': 'taken back',
    },
    decision: { upheld: 'upheld', changed: 'changed', dismissed: 'dismissed' },
    toRule: 'to be ruled on',
    toAnswer: 'to be answered',
    moreThere_one: '{{count}} more at this table',
    moreThere_other: '{{count}} more at this table',
    stateHead: 'State',
    number: 'No.',
    decided: 'Decision',
    export: 'Report',
    openIt: 'Open',
    exported: 'Exported {{name}}, {{time}}',
    takenBack: 'taken back {{time}} by {{name}}',
    penaltyCancelled: 'penalty cancelled by {{name}}: {{reason}}',
  },
} as const
