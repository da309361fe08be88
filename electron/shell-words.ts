/** What the shell says itself, in dialogs, where no window can. */
export const SHELL_WORDS = {
  en: {
    losing: 'Acts of this window are not saved.',
    losingDetail: 'The desk could not write them yet. Who closes the window now loses them.',
    stay: 'Stay',
    lose: 'Close and lose them',
    failed: 'The window keeps failing.',
    failedDetail: 'Everything that was acknowledged is in the file. What was not is shown again when the window comes back.',
    again: 'Try again',
    close: 'Close',
    notOpened: (file: string) => `${file} could not be opened`,
    newest: (version: string) => `Version ${version} is the newest.`,
    newer: (version: string, own: string) => `Version ${version} is out; this is ${own}.`,
    newerDetail: 'Nothing is fetched: the page where it lies can be opened in the browser.',
    openPage: 'Open the page',
    unreached: 'Whether there is a newer version could not be found out.',
  },
  fr: {
    losing: 'Des actes de cette fenêtre ne sont pas enregistrés.',
    losingDetail: 'Ils n’ont pas encore pu être écrits. Fermer la fenêtre maintenant, c’est les perdre.',
    stay: 'Rester',
    lose: 'Fermer et les perdre',
    failed: 'La fenêtre s’arrête sans cesse.',
    failedDetail: 'Tout ce qui a été confirmé est dans le fichier. Le reste réapparaît quand la fenêtre revient.',
    again: 'Réessayer',
    close: 'Fermer',
    notOpened: (file: string) => `${file} n’a pas pu être ouvert`,
    newest: (version: string) => `La version ${version} est la plus récente.`,
    newer: (version: string, own: string) => `La version ${version} est parue ; celle-ci est la ${own}.`,
    newerDetail: 'Rien n’est téléchargé : la page où elle se trouve peut être ouverte dans le navigateur.',
    openPage: 'Ouvrir la page',
    unreached: 'Impossible de savoir s’il existe une version plus récente.',
  },
} as const

export type ShellLanguage = keyof typeof SHELL_WORDS
