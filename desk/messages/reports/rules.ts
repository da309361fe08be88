export const RULE_PAGE_WORDS = {
  sheet: { en: 'Rule sheet', fr: 'Feuille des règles' },
  card: { en: 'Penalty card', fr: 'Aide-mémoire des pénalités' },
  rule: { en: 'Rule', fr: 'Règle' },
  level: { en: 'Level', fr: 'Niveau' },
  penalty: { en: 'Penalty', fr: 'Pénalité' },
  section: { en: 'Section', fr: 'Section' },
  sections: { en: 'Sections', fr: 'Sections' },
  ladders: { en: 'Repeated faults', fr: 'Récidive' },
  conduct: { en: 'Conduct, found by a referee', fr: 'Conduite, relevée par un arbitre' },
  silent: { en: 'Not raised under these rules', fr: 'Non relevées sous ce règlement' },
  chombo: { en: 'A chombo costs', fr: 'Un chombo coûte' },
  noPenalty: { en: 'No penalty, put right', fr: 'Sans pénalité, à corriger' },
  owner: {
    en: 'Made by Shinpan from its own words. The text of the rules decides.',
    fr: 'Établi par Shinpan dans ses propres mots. Le texte du règlement fait foi.',
  },
} as const
