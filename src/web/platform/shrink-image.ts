/** Longer sides than this are of no use on a page. */
export const LONGEST_SIDE = 2048
const QUALITY = 0.9
/** Browsers can read it, the server takes none. */
const UNSENT = 'image/avif'
/** Where an extended WebP keeps its flags, and the one of animations. */
const ANIMATED_AT = 20
const ANIMATED = 2

/**
 * A picture that is larger than a page needs is made smaller before it travels, and one that the server does not
 * take becomes one that it takes. An animation stays as it is.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || (await isAnimation(file))) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  // What this browser can't read, the server judges.
  if (bitmap === null) return file
  try {
    const longest = Math.max(bitmap.width, bitmap.height)
    const isUnsent = file.type === UNSENT
    if (longest <= LONGEST_SIDE && !isUnsent) return file
    const smaller = await draw(bitmap, Math.min(1, LONGEST_SIDE / longest), file.type)
    if (smaller === null || (smaller.size >= file.size && !isUnsent)) return file
    return new File([smaller], nameFor(file.name, smaller.type), { type: smaller.type })
  } finally {
    bitmap.close()
  }
}

/** Any GIF, and a WebP whose header says that it moves: a canvas would keep the first picture alone. */
async function isAnimation(file: File): Promise<boolean> {
  if (file.type !== 'image/webp') return file.type === 'image/gif'
  const head = new Uint8Array(await file.slice(0, ANIMATED_AT + 1).arrayBuffer())
  return (
    String.fromCharCode(...head.subarray(12, 16)) === 'VP8X' && ((head[ANIMATED_AT] ?? 0) & ANIMATED) !== 0
  )
}

async function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const wanted = type === 'image/jpeg' ? type : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, wanted, QUALITY))
}

function nameFor(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${type.replace('image/', '')}`
}
