/** A tournament can go by other rules from a round on: which ones, as JSON (`[{"round":3,"rules":"…","edition":"…"}]`), by round. */
export const laterRules = `
  ALTER TABLE tournament ADD COLUMN later TEXT NOT NULL DEFAULT '[]';
`
