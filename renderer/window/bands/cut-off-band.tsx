import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

/**
 * On the laptop: paired tablets can't reach it any more, for example after a crash or a network failure. One key switches the tablets on
 * again.
 */
export const CutOffBand = () => {
  const { t, language } = useWords()
  const queries = useQueryClient()
  const isThere = useConnection().state === 'ok'
  const { data: state } = useQuery({ ...ask.tablets.state.queryOptions(), enabled: isThere })
  const turnOn = useMutation({
    mutationFn: () => desk.tablets.turn({ on: true }),
    onSuccess: (now) => queries.setQueryData(ask.tablets.state.queryKey(), now),
  })
  if (!state?.cutOff) return null
  const count = state.devices.filter(({ revoked }) => revoked === null).length
  return (
    <Band>
      <div>
        <b>{t('cutOff.what', { count })}</b> {state.trouble?.[language]}
      </div>
      <Button label={t('cutOff.on')} disabled={turnOn.isPending} onClick={() => turnOn.mutate()} />
    </Band>
  )
}
