/** Longest side of a stored picture, in pixels: enough to read the tiles on a table. */
const LONGEST_SIDE = 1800
/** Largest picture that the desk accepts, in bytes. */
const MAX_BYTES = 1_400_000
/** JPEG qualities to try, from good to just acceptable. */
const QUALITIES = [0.86, 0.7, 0.5] as const

/**
 * Re-encodes a picture as an upright JPEG, small enough to synchronize with the record. Camera metadata, such as place and device, is lost.
 * Throws if the browser can't read the file as a picture.
 */
export const smallerPicture = async (file: Blob): Promise<Blob> => {
  const read = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let longest = LONGEST_SIDE; ; longest /= 2)
      for (const quality of QUALITIES) {
        const made = await drawnAs(read, Math.min(1, longest / Math.max(read.width, read.height)), quality)
        if (made.size <= MAX_BYTES) return made
      }
  } finally {
    read.close()
  }
}

const drawnAs = (read: ImageBitmap, scale: number, quality: number): Promise<Blob> => {
  const [width, height] = [read.width, read.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing can be drawn here')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(read, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
