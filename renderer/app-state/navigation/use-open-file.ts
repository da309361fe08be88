import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { desk } from '../desk/client.ts'
import { outbox } from '../outbox/use-outbox.ts'
import { paths } from './paths.ts'

/** Opens another tournament file at its hall. Acts that the window holds for it are sent. */
export const useOpenFile = () => {
  const queries = useQueryClient()
  const [, go] = useLocation()
  return useMutation({
    mutationFn: (file: string) => desk.tournaments.open({ file }),
    onSuccess: async () => {
      await queries.resetQueries()
      outbox.retry()
      go(paths.hall)
    },
  })
}
