import { X509Certificate } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { certificateFor } from '../../../../desk/network/tablets/certificate.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000)

test('a certificate for one address, for serving and nothing else, that every tablet takes: under 825 days', async () => {
  const { certificate, key } = await certificateFor(folder(), '192.168.1.5', NOW)
  const read = new X509Certificate(certificate)
  expect(read.subjectAltName).toBe('IP Address:192.168.1.5')
  expect(read.ca).toBe(false)
  expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
  expect(Date.parse(read.validFrom)).toBeLessThan(NOW.getTime())
  expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBeLessThan(825 * 86_400_000)
  expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----/)
})

test('it is the same one at the next start', async () => {
  const home = folder()
  expect(await certificateFor(home, '10.0.0.2', NOW)).toEqual(await certificateFor(home, '10.0.0.2', later(700)))
})

test('for another address, or where it runs out, it is made anew with the same key', async () => {
  const home = folder()
  const first = await certificateFor(home, '10.0.0.2', NOW)
  for (const next of [await certificateFor(home, '10.0.0.3', NOW), await certificateFor(home, '10.0.0.3', later(790))]) {
    expect(next.key).toBe(first.key)
    expect(next.fingerprint.key).toBe(first.fingerprint.key)
    expect(next.fingerprint.certificate).not.toBe(first.fingerprint.certificate)
  }
})

test('only this person may read the key; what is spoilt is made anew', async () => {
  const home = folder()
  const first = await certificateFor(home, '10.0.0.2', NOW)
  for (const name of ['key.pem', 'certificate.pem']) expect(statSync(join(home, 'tablets', name)).mode & 0o777).toBe(0o600)
  expect(statSync(join(home, 'tablets')).mode & 0o777).toBe(0o700)
  writeFileSync(join(home, 'tablets', 'certificate.pem'), 'spoilt')
  expect((await certificateFor(home, '10.0.0.2', NOW)).key).toBe(first.key)
  writeFileSync(join(home, 'tablets', 'key.pem'), 'spoilt')
  expect((await certificateFor(home, '10.0.0.2', NOW)).fingerprint.key).not.toBe(first.fingerprint.key)
})
