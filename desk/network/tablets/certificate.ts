import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'
import { tried } from '../../../db/disk/tried.ts'
import { readPrivate, writePrivate } from '../../context/files/private-files.ts'
import { ownFile } from './devices.ts'

/**
 * The listener's certificate for browsers, as PEM, and the SHA-256 by which a user recognizes it: of the certificate and of its key alone.
 */
export type OwnCertificate = {
  readonly key: string
  readonly certificate: string
  readonly fingerprint: { readonly certificate: string; readonly key: string }
}

const KEY = 'key.pem'
const CERTIFICATE = 'certificate.pem'

const DAY = 86_400_000
/** Validity, in days: Apple's browsers accept at most 825. */
const HOLDS = 800
/** A certificate with less validity left is renewed, in days: no tournament is longer. */
const LEAST = 30

/**
 * The certificate of a home for an address of this machine: the stored one while it names the address and is valid; a
 * new one has the same key.
 */
export const certificateFor = async (home: string, address: string, now: Date): Promise<OwnCertificate> => {
  const key = readKey(home) ?? makeKey(home)
  const kept = readCertificate(home)
  if (kept && isGood(kept, { key, address, now })) return shown(key, kept)
  const made = new X509Certificate(await certify(key, address, now))
  writePrivate(ownFile(home, CERTIFICATE), made.toString())
  return shown(key, made)
}

/** The stored certificate for tablets, if this home ever served any; null: it exists and can't be read. */
export const certificateIn = (home: string): X509Certificate | null | undefined =>
  readPrivate(ownFile(home, CERTIFICATE)) === undefined ? undefined : (readCertificate(home) ?? null)

const shown = (key: KeyObject, certificate: X509Certificate): OwnCertificate => ({
  key: pemOf(key),
  certificate: certificate.toString(),
  fingerprint: { certificate: certificate.fingerprint256, key: hashOf(publicKeyOf(key)) },
})

const isGood = (
  certificate: X509Certificate,
  { key, address, now }: { readonly key: KeyObject; readonly address: string; readonly now: Date },
): boolean =>
  certificate.checkPrivateKey(key) &&
  certificate.checkIP(address) !== undefined &&
  Date.parse(certificate.validFrom) <= now.getTime() &&
  Date.parse(certificate.validTo) > now.getTime() + LEAST * DAY

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicKeyOf = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' })
/** In pairs, as browsers write it. */
const hashOf = (bytes: Buffer): string =>
  createHash('sha256')
    .update(bytes)
    .digest('hex')
    .toUpperCase()
    .replace(/..(?=.)/g, '$&:')

const makeKey = (home: string): KeyObject => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writePrivate(ownFile(home, KEY), pemOf(privateKey))
  return privateKey
}

const readKey = (home: string): KeyObject | undefined =>
  tried(() => {
    const key = createPrivateKey(readPrivate(ownFile(home, KEY)) ?? '')
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  })

const readCertificate = (home: string): X509Certificate | undefined =>
  tried(() => new X509Certificate(readPrivate(ownFile(home, CERTIFICATE)) ?? ''))

/** Signs itself, for serving at one address and nothing else; it begins a day early, for tablets whose clock is slow. */
const certify = async (key: KeyObject, address: string, now: Date): Promise<Buffer> => {
  // lazy loading: only a desk that serves tablets needs these
  const [{ AsnConvert, OctetString }, x509] = await Promise.all([import('@peculiar/asn1-schema'), import('@peculiar/asn1-x509')])
  const extension = (extnID: string, value: unknown, critical = false) =>
    new x509.Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })
  const algorithm = new x509.AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 })
  const name = new x509.Name([
    new x509.RelativeDistinguishedName([
      new x509.AttributeTypeAndValue({ type: COMMON_NAME, value: new x509.AttributeValue({ utf8String: 'Shinpan' }) }),
    ]),
  ])
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: whole(serialNumber()),
    signature: algorithm,
    issuer: name,
    subject: name,
    validity: new x509.Validity({ notBefore: new Date(now.getTime() - DAY), notAfter: new Date(now.getTime() + HOLDS * DAY) }),
    subjectPublicKeyInfo: AsnConvert.parse(publicKeyOf(key), x509.SubjectPublicKeyInfo),
    extensions: new x509.Extensions([
      extension(x509.id_ce_basicConstraints, new x509.BasicConstraints({ cA: false }), true),
      extension(x509.id_ce_keyUsage, new x509.KeyUsage(x509.KeyUsageFlags.digitalSignature), true),
      extension(x509.id_ce_extKeyUsage, new x509.ExtendedKeyUsage([x509.id_kp_serverAuth])),
      extension(x509.id_ce_subjectAltName, new x509.SubjectAlternativeName([new x509.GeneralName({ iPAddress: address })])),
    ]),
  })
  const signatureValue = whole(sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), key))
  return Buffer.from(AsnConvert.serialize(new x509.Certificate({ tbsCertificate, signatureAlgorithm: algorithm, signatureValue })))
}

const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const COMMON_NAME = '2.5.4.3'

/** Positive and without a zero before it, as the encoding wants it. */
const serialNumber = (): Buffer => {
  const bytes = randomBytes(16)
  bytes[0] = (bytes.readUInt8(0) & 0x7f) | 0x40
  return bytes
}

/** The bytes alone: a small buffer is a part of a larger one. */
const whole = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
