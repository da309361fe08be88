const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of every game that are also names: a single one is never taken for a name. Without accents and case. */
export const GAME_WORDS: ReadonlySet<string> = words(`
  east south west north est sud ouest nord ton nan sha pei pon chi chii kan ron tsumo riichi dora ura tenpai noten chombo kong kang pung chow
  hand main table wall mur tile tuile draw pioche discard ecart win round ronde act acte rule regle player joueur referee arbitre judge
  dragon wind vent dot rond cercle bamboo bambou character caractere point red rouge white blanc blanche green vert verte
`)

/** Words of both languages that begin sentences and are also names: at such a place a capital says nothing. Without accents and case. */
export const COMMON_WORDS: ReadonlySet<string> = words(`
  april august baker ball bank bell best bird bishop black blue bon bonne brown bush butler case chance clark clay cook court cross dame day
  dean dean dolly drew duke ever faith field fish fleur ford forest fort four fox frank garde gentil gold good grace grand grande grant gray
  grey gros grosse guard hale hall hardy harmony hill holiday home hood hope hunt ivy jack jade jeune joie jolie joy june just king knight
  lamb land lane last law legrand lily little long lord love luck maire major march mark marks marin marine martin mason may mercy mere mill
  miller moine money moon moore moreau more noel noir noire page paris park parker patience paul penny petit petite pierre pile pitt place
  plus point pope port post pound power price prince prior propre quick rain ray read reed reeves rich ring rivers roche roi roland roman rose
  roux roy royal ruby sage salt sand savage seal short silver small smart smith snow speed spring star stark steel stone storm strong summer
  swift taylor temple tour town turner vial vidal vine violet vital wade walker wall ward waters way wells will wills winter wise wolf wood
  woods word worth wright york young
`)
