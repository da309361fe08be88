import { encode } from 'uqr'
import * as css from './tablets.module.css'

type QrPictureProps = { readonly text: string; readonly label: string }

/** A QR code: dark on white in both themes, because cameras need it. */
export const QrPicture = ({ text, label }: QrPictureProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
