/** French texts of pictures that belong to an incident. */
export const picture = {
  picture: {
    do: 'Image',
    title: 'Ajouter une image',
    note: 'De la table ou d’une feuille de score. Elle entre dans le journal : on peut l’annuler, jamais l’effacer.',
    add: 'Ajouter',
    choose: 'Choisir un fichier',
    other: 'En choisir une autre',
    ways: 'Ou collez une image (Ctrl V), ou déposez-la sur cette page.',
    none: 'Choisissez une image.',
    wrong: 'Ce fichier n’est pas une image lisible ici. Choisissez une photographie ou un fichier JPEG, PNG ou WebP.',
    shows: 'Ce qu’elle montre',
    chosen: 'L’image choisie',
    by: 'Image ajoutée par {{name}}',
    takenOut: 'L’image a été retirée de cette copie.',
    loading: 'Chargement de l’image…',
  },
} as const
