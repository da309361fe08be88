import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { NotationSheet } from './notation-sheet.tsx'
import { useKeyMap } from './use-key-map.ts'

/** All keys on one sheet. */
export const KeyMap = () => {
  const { t } = useTranslation()
  const { shown, close } = useKeyMap()
  const groups = [
    {
      title: t('keymap.everywhere'),
      keys: [
        { keys: ['Ctrl', '1 … 4'], what: t('keymap.screens') },
        { keys: ['F9'], what: t('keymap.signs') },
        { keys: ['?'], what: t('keymap.this') },
        { keys: ['7', 'Enter'], what: `${t('nav.hall')}: ${t('keymap.openTable')}` },
      ],
    },
    {
      title: t('keymap.entry'),
      keys: [
        { keys: ['Enter'], what: t('keymap.enter') },
        { keys: ['Tab'], what: t('keymap.take') },
        { keys: ['↓', '↑'], what: t('keymap.others') },
        { keys: ['PgUp', 'PgDn'], what: t('keymap.stepFinding') },
        { keys: ['Esc'], what: t('keymap.clear') },
      ],
    },
    {
      title: t('keymap.empty'),
      keys: [
        { keys: ['Space'], what: t('table.draw') },
        { keys: ['.'], what: t('table.discardDrawn') },
        { keys: ['Ctrl Z'], what: t('table.undo') },
        { keys: ['Ctrl Y'], what: t('table.redo') },
        { keys: ['↑'], what: t('table.walk') },
        { keys: ['b'], what: t('table.turnBoard') },
        { keys: ['Shift b'], what: t('table.claimed') },
        { keys: ['Enter'], what: t('keymap.openEntry') },
      ],
    },
    {
      title: t('keymap.finding'),
      keys: [
        { keys: ['Enter'], what: t('table.openRuling') },
        { keys: ['a … z'], what: t('keymap.answer') },
        { keys: ['l'], what: t('table.later') },
        { keys: ['Esc'], what: t('ruling.back') },
      ],
    },
    {
      title: t('keymap.ruling'),
      keys: [
        { keys: ['1 … 9'], what: t('keymap.steps') },
        { keys: ['Ctrl Enter'], what: t('ruling.confirm') },
        { keys: ['c'], what: t('ruling.change') },
        { keys: ['d'], what: t('ruling.dismiss') },
        { keys: ['l'], what: t('ruling.later') },
        { keys: ['↑', '↓'], what: t('keymap.penalty') },
        { keys: ['h', 'j'], what: t('keymap.export') },
        { keys: ['f'], what: t('keymap.language') },
        { keys: ['p'], what: t('ruling.show') },
        { keys: ['Esc'], what: t('ruling.back') },
      ],
    },
  ]
  return (
    <ModalOverlay className="veil" isOpen={shown} onOpenChange={(open) => !open && close()} isDismissable>
      <Modal>
        <Dialog className="dialog">
          <Heading slot="title" level={1}>
            {t('keymap.title')}
          </Heading>
          <div className="cols2">
            {groups.map(({ title, keys }) => (
              <section key={title}>
                <h2>{title}</h2>
                <dl>
                  {keys.map(({ keys, what }) => (
                    <div key={what} className="pair">
                      <dt>
                        {keys.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </dt>
                      <dd>{what}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
            <NotationSheet />
          </div>
          <Button className="btn" onPress={close}>
            {t('keymap.close')} <kbd>Esc</kbd>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
