import { judged } from './test/engine/judging/table-of.ts'
const t = process.argv[3]!
const lines = t.split('; ')
for (let n = Number(process.argv[4] ?? lines.length); n <= lines.length; n++) {
  const p = judged(lines.slice(0, n).join('; '), process.argv[2])
  console.log(lines[n - 1], '| turn', JSON.stringify(p.table.turn), '| hands', (['E','S','W','N'] as const).map((s) => s + p.table.players[s].hand.size + (p.table.players[s].groupsKnown ? '' : '?')).join(' '), '| draws', p.table.draws, '| N', JSON.stringify([p.table.players.N.drawn,p.table.players.N.extra,p.table.players.N.shown,p.table.players.N.missing,p.table.kongs]))
}
