import type { Texts } from '../en.ts'

/** French texts of the desktop app's menu, and of its start after a crash. */
export const desktop: Pick<Texts, 'menu' | 'recovered' | 'about'> = {
  menu: {
    file: 'Fichier',
    edit: 'Édition',
    go: 'Aller',
    view: 'Affichage',
    help: 'Aide',
    open: 'Ouvrir un fichier…',
    recent: 'Fichiers récents',
    other: 'Choisir ou créer un fichier de tournoi',
    print: 'Imprimer ou écrire un rapport',
    close: 'Fermer la fenêtre',
    quit: 'Quitter',
    undo: 'Annuler la frappe',
    redo: 'Rétablir la frappe',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    zoomIn: 'Plus grand',
    zoomOut: 'Plus petit',
    zoomReset: 'Taille normale',
    fullScreen: 'Plein écran',
    update: 'Chercher une version plus récente',
    files: 'Fichiers de tournoi',
    about: 'À propos de Shinpan',
  },
  about: {
    what: 'Le bureau d’un arbitre de tournoi de riichi. Tout est dans des fichiers sur cette machine.',
    network:
      'Shinpan n’utilise le réseau que si vous cherchez une version plus récente dans le menu, activez les tablettes ou rejoignez un pôle.',
    others_one: 'Travaux d’autres auteurs inclus : {{count}} paquet, des images et des polices',
    others_other: 'Travaux d’autres auteurs inclus : {{count}} paquets, des images et des polices',
    electron: 'L’application inclut Electron. Son contenu et celui de Chromium sont listés à côté du programme.',
  },
  recovered: {
    what: 'Shinpan s’est arrêté de façon inattendue et a rouvert cette fenêtre là où elle était.',
    file_one: 'Le fichier contient {{entries}} entrée, écrite à {{time}}.',
    file_other: 'Le fichier contient {{entries}} entrées, la dernière écrite à {{time}}.',
    acts_one: '{{count}} acte pas encore enregistré a été retenu ici et est envoyé de nouveau.',
    acts_other: '{{count}} actes pas encore enregistrés ont été retenus ici et sont envoyés de nouveau.',
    nothing: 'Aucun acte n’attendait d’être enregistré.',
  },
}
