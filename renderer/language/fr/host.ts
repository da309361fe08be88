import type { Texts } from '../en.ts'

/** French texts of the desktop app's menu, and of its next start after it ended unasked. */
export const host: Pick<Texts, 'menu' | 'recovered' | 'about'> = {
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
    title: 'À propos de Shinpan',
    what: 'Le bureau d’un arbitre de tournoi de riichi. Tout est dans des fichiers sur cette machine.',
    network:
      'Shinpan ne demande rien au réseau de lui-même. Il est interrogé par qui cherche une version plus récente dans le menu, active les tablettes ou rejoint un pôle.',
    others_one: 'Travail d’autrui qui s’y trouve : {{count}} paquet, des images et des polices',
    others_other: 'Travail d’autrui qui s’y trouve : {{count}} paquets, des images et des polices',
    electron:
      'L’application de bureau vient avec Electron, et avec la liste de tout ce que contiennent Electron et Chromium à côté de son programme.',
  },
  recovered: {
    what: 'Shinpan s’est arrêté sans prévenir et a rouvert cette fenêtre là où elle était.',
    file_one: 'Le fichier contient {{entries}} entrée, écrite à {{time}}.',
    file_other: 'Le fichier contient {{entries}} entrées, la dernière écrite à {{time}}.',
    acts_one: '{{count}} acte pas encore confirmé a été gardé et repart.',
    acts_other: '{{count}} actes pas encore confirmés ont été gardés et repartent.',
    nothing: 'Rien n’attendait d’être écrit.',
  },
}
