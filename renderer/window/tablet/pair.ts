/** Result of entering a code: paired, wrong, too many attempts (with the seconds to wait), or no answer. */
export type PairingResult = { readonly kind: 'in' | 'wrong' | 'lost' } | { readonly kind: 'wait'; readonly seconds: number }

/** The code in a scanned address: `#/pair/12345678`. */
export const pairingCodeIn = (hash: string): string => /^#\/pair\/(\d{8})$/.exec(hash)?.[1] ?? ''

/** Sends a code to the laptop. If the code is right, the browser gets the cookie that lets this device in. */
export const sendPairingCode = async (code: string, name: string): Promise<PairingResult> => {
  try {
    const answer = await fetch(new URL('/pair', location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: code.replaceAll(/\D/g, ''), name: name.trim() }),
    })
    if (answer.ok) return { kind: 'in' }
    return answer.status === 429 ? { kind: 'wait', seconds: Number(answer.headers.get('retry-after') ?? 600) } : { kind: 'wrong' }
  } catch {
    return { kind: 'lost' }
  }
}
