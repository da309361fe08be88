import { useTranslation } from 'react-i18next'

type EmptyLineProps = {
  /** What is proposed in grey. */
  readonly line: string | null
}

/** Enter with nothing typed: what is grey is only proposed, and how it is taken. It stands where the keys stood, so that nothing moves. */
export const EmptyLine = ({ line }: EmptyLineProps) => {
  const { t } = useTranslation()
  return (
    <p className="loghere" role="status">
      {line === null ? (
        t('table.nothingTyped')
      ) : (
        <>
          {t('table.onlyProposed', { line })} <kbd>Tab</kbd> {t('table.takesIt')}
        </>
      )}
    </p>
  )
}
