import { beforeEach } from 'vitest'

// the files of one browser share its storage: a language that one chose is not to be found by the next
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
