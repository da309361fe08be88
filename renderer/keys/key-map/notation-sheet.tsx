import { optionWords } from '../../../engine/completion/option-words.ts'
import { actWords } from '../../../engine/completion/verb-lines.ts'
import { TILES, type Tile } from '../../../engine/model/tiles.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useWords } from '../../language/language.ts'
import { TileFace } from '../../ui/tiles/tile.tsx'

const suit = (letter: string): readonly Tile[] => TILES.filter((tile) => tile[1] === letter && tile[0] !== '0')
const ROWS: readonly (readonly Tile[])[] = [suit('m'), suit('p'), suit('s'), suit('z'), ['0m', '0p', '0s', '?']]

const LISTS = [
  ['words', () => actWords(mayCall('findings/rule'))],
  ['further', optionWords],
] as const

/** The notation typed at a table: the verbs, and how each tile is written. */
export const NotationSheet = () => {
  const { t, language } = useWords()
  return (
    <>
      <section className="whole">
        <h2 className="label">
          {t('keymap.tiles')} · <code>E S W N</code> {t('keymap.seats')} · {t('keymap.example')}
        </h2>
        {ROWS.map((tiles) => (
          <ul key={tiles[0]} className="cluster alltiles">
            {tiles.map((tile) => (
              <li key={tile} className="beside" title={tileName(tile, language)}>
                <TileFace tile={tile} />
                <code>{tile}</code>
                <span className={tile[1] === 'z' ? '' : 'sr'}>{tileName(tile, language)}</span>
              </li>
            ))}
          </ul>
        ))}
      </section>
      {LISTS.map(([title, words]) => (
        <section key={title} className="whole">
          <h2 className="label">{t(`keymap.${title}`)}</h2>
          <dl className="actwords">
            {words().map(({ words, explains }) => (
              <div key={words}>
                <dt>
                  <code>{words}</code>
                </dt>
                <dd>{explains[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
