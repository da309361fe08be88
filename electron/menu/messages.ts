/** Texts of the shell's own dialogs, for when no window can show them. */
export const SHELL_WORDS = {
  en: {
    losing: 'Acts of this window are not saved.',
    losingDetail: 'They could not be saved yet. Closing the window now loses them.',
    stay: 'Stay',
    lose: 'Close and lose them',
    failed: 'The window keeps failing.',
    failedDetail: 'All saved acts are in the file. The others are shown again when the window comes back.',
    again: 'Try again',
    close: 'Close',
    deskFailed: 'Shinpan could not start its desk.',
    deskFailedDetail: 'It is the part of the app that reads and writes the tournament. Nothing was changed in the file.',
    notOpened: (file: string) => `${file} could not be opened`,
    newest: (version: string) => `Version ${version} is the newest.`,
    newer: (version: string, own: string) => `Version ${version} is available; this is ${own}.`,
    newerDetail: 'Nothing is downloaded: you can open its page in the browser.',
    openPage: 'Open the page',
    unreached: 'Shinpan could not check for a newer version.',
  },
  fr: {
    losing: 'Des actes de cette fenêtre ne sont pas enregistrés.',
    losingDetail: 'Ils n’ont pas encore pu être enregistrés. Si vous fermez la fenêtre maintenant, ils sont perdus.',
    stay: 'Rester',
    lose: 'Fermer et les perdre',
    failed: 'La fenêtre s’arrête sans cesse.',
    failedDetail: 'Tous les actes enregistrés sont dans le fichier. Les autres réapparaissent quand la fenêtre revient.',
    again: 'Réessayer',
    close: 'Fermer',
    deskFailed: 'Shinpan n’a pas pu démarrer son bureau.',
    deskFailedDetail: 'C’est la partie de l’application qui lit et écrit le tournoi. Rien n’a été modifié dans le fichier.',
    notOpened: (file: string) => `${file} n’a pas pu être ouvert`,
    newest: (version: string) => `La version ${version} est la plus récente.`,
    newer: (version: string, own: string) => `La version ${version} est disponible ; celle-ci est la ${own}.`,
    newerDetail: 'Rien n’est téléchargé : vous pouvez ouvrir sa page dans le navigateur.',
    openPage: 'Ouvrir la page',
    unreached: 'Impossible de vérifier s’il existe une version plus récente.',
  },
} as const

export type ShellLanguage = keyof typeof SHELL_WORDS

/** The language of a locale such as `fr-CA`; English if there are no words in it. */
export const shellLanguage = (locale: string): ShellLanguage =>
  (Object.keys(SHELL_WORDS) as ShellLanguage[]).find((language) => locale.startsWith(language)) ?? 'en'
