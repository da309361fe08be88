/** The longest side that a kept picture has: enough to read the tiles on a table. */
const LONGEST = 1800
/** The desk takes no more than this many bytes. */
const MOST = 1_400_000
/** From good to what is still worth keeping. */
const QUALITIES = [0.86, 0.7, 0.5] as const

/**
 * A picture as it is kept: a JPEG small enough to travel with the record, upright, without what a camera writes into it beside the picture (where it was
 * taken, by whose device). Throws where the file is no picture that this browser can read.
 */
export const smallerPicture = async (file: Blob): Promise<Blob> => {
  const read = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let longest = LONGEST; ; longest /= 2)
      for (const quality of QUALITIES) {
        const made = await drawnAs(read, Math.min(1, longest / Math.max(read.width, read.height)), quality)
        if (made.size <= MOST) return made
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
