import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Assets are compressed once, at their best, instead of at every request. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await toBrotli(content))
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}
