/** English texts of the list of incidents. */
export const incidents = {
  incidents: {
    title: 'Incidents',
    none: 'No incidents yet',
    noneDo: 'Signing a finding creates one. To log one yourself, type ! and the table.',
    state: {
      open: 'open',
      ruled: 'ruled',
      appealed: 'appealed',
      'closed-by-agreement': 'closed by agreement',
      closed: 'closed',
      'taken-back': 'undone',
      'decided-on-appeal': 'decided on appeal',
    },
    decision: { upheld: 'confirmed', changed: 'confirmed with another penalty', dismissed: 'dismissed: no fault' },
    toRule: 'to be ruled on',
    toAnswer: 'to be answered',
    moreThere: '{{count}} more at this table',
    hit: {
      statement: 'Statement',
      picture: 'Picture',
      note: 'Note',
      ruling: 'Reason',
      appeal: 'Appeal',
      decided: 'Decision of the appeal',
      closing: 'Closing',
    },
    number: 'No.',
    exported: 'Exported {{name}}, {{time}}',
    takenBack: 'undone {{time}} by {{name}}',
  },
} as const
