import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run-command.ts'
import { freePort } from '../../scripts/setup/free-port.ts'

export interface BenchSite {
  url: string
  /** The id of an article that anybody may read. */
  articleId: number
  get<T>(path: string): Promise<T | undefined>
  post<T>(path: string, body: unknown): Promise<T | undefined>
  patch<T>(path: string, body: unknown): Promise<T | undefined>
  upload(file: Buffer, name: string, type: string): Promise<number>
  stop(): Promise<void>
}

/** A built checkout as it is started by an operator, with a small community, and one of its members signed in. */
export async function startSeededSite(folder: string): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_SCALE: '1000000' }
  const seeded = await run('npx', ['tsx', 'scripts/seed.ts', '--scale', '0.1'], {
    env,
    cwd: folder,
    isQuiet: true,
  })
  const [, email, password] = /Sign in as (\S+); everybody’s password is (.+)\.$/m.exec(seeded.output) ?? []
  if (!seeded.ok || email === undefined) throw new Error(seeded.output)
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    // A search path without ffmpeg, wherever that is installed: the site then reads the file by its own means.
    env: { ...process.env, ...env, PATH: dataDir },
    stdio: 'ignore',
  })
  await answers(`${url}/readyz`)

  let cookie = ''
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T | undefined> => {
    const headers = {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie())
      if (set.startsWith('sid=')) cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    return response.ok && text.startsWith('{') ? (JSON.parse(text) as T) : undefined
  }
  await call('POST', '/api/auth/signin', { email, password })
  if (cookie === '') throw new Error('Nobody could sign in')
  const articles = await fetch(`${url}/api/articles`).then(
    (response) => response.json() as Promise<{ id: number }[]>,
  )
  return {
    url,
    articleId: articles[0]?.id ?? 0,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    async upload(file, name, type) {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(file)], { type }), name)
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      return (await fetch(`${url}/api/media`, { method: 'POST', body, headers })).status
    },
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}
