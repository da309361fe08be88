import { afterEach } from 'vitest'

// decision 12: the counts name every test that passed at its second try
afterEach(({ task }) => {
  const tries = task.result?.retryCount ?? 0
  if (tries > 0 && task.result?.state !== 'fail') console.warn(`${task.file.name} › ${task.name} (retry x${tries})`)
})
