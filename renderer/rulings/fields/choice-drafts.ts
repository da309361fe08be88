/** The names of the drafts of what is chosen in a form beside its texts, by the name of the form's own draft. */
export const choiceDrafts = (form: string) => ({
  penalty: `${form}-penalty`,
  minutes: `${form}-minutes`,
  circumstance: `${form}-circumstance`,
})
