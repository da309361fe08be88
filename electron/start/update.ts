import { z } from 'zod'

/** Where versions are published: the address that names the newest, and the page for users. Set when the app is packed. */
export type ReleaseAddresses = { readonly newest: string; readonly page: string }

/** The releases of a repository on GitHub; undefined for any other text. */
export const releasesOf = (repository: string): ReleaseAddresses | undefined => {
  const [, owner, name] = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? []
  if (owner === undefined || name === undefined || /^\.+$/.test(owner) || /^\.+$/.test(name)) return undefined
  return { newest: `https://api.github.com/repos/${owner}/${name}/releases/latest`, page: `https://github.com/${owner}/${name}/releases` }
}

const ANSWER = z.object({ tag_name: z.string().regex(/^v?\d{1,6}\.\d{1,6}\.\d{1,6}$/) })

export type UpdateState = { readonly kind: 'newer' | 'newest'; readonly version: string } | { readonly kind: 'unreached' }

/** Asks for the newest version, at the user's request. Downloads nothing else. */
export const lookForUpdate = async (
  { newest }: ReleaseAddresses,
  own: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<UpdateState> => {
  try {
    const answer = await fetch(newest, { redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(10_000) })
    const { data } = ANSWER.safeParse(answer.ok ? await answer.json() : null)
    if (!data) return { kind: 'unreached' }
    const version = data.tag_name.replace(/^v/, '')
    return { kind: isNewer(version, own) ? 'newer' : 'newest', version }
  } catch {
    return { kind: 'unreached' }
  }
}

/** A release is newer than its own prerelease: 0.1.0 than 0.1.0-dev. */
const isNewer = (released: string, own: string): boolean => {
  const [a, b] = [released, own].map((version) => version.split(/[.-]/).map(Number))
  const at = [0, 1, 2].find((place) => a?.[place] !== b?.[place])
  return at === undefined ? own.includes('-') : (a?.[at] ?? 0) > (b?.[at] ?? 0)
}
