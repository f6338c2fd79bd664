import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { helpPages } from './build/help-pages.ts'

/**
 * Two programs: the server, restarted on every change, and Vite in front of it, which reloads the web in place
 * and passes the API on. Documents are not server-rendered here; `npm start` shows the real ones.
 */
const SERVER_PORT = 3001
const WEB_PORT = Number(process.env['PORT'] ?? 3000)

const server = spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(SERVER_PORT),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${WEB_PORT}`,
    NODE_ENV: 'development',
  },
})

const vite = await createServer({
  configFile: false,
  root: 'src/web',
  publicDir: 'public',
  appType: 'spa',
  plugins: [react(), tailwindcss(), helpPages()],
  server: {
    port: WEB_PORT,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, `http://127.0.0.1:${SERVER_PORT}`]),
    ),
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    server.kill('SIGTERM')
    server.once('exit', () => process.exit(0))
    void vite.close()
  })
