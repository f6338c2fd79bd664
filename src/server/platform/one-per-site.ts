import type { Server } from './server.ts'

/**
 * Something a site has one of, made when it is first asked for. It is stored in `server.own`, so it lives as long as
 * its site, two sites in one process never share it, and platform need not know its type.
 */
export function onePerSite<T, Needs extends keyof Server = keyof Server>(
  make: (server: Pick<Server, Needs>) => T,
): (server: Pick<Server, Needs | 'own'>) => T {
  const key = Symbol(make.name)
  return (server) => {
    const { own } = server
    if (!own.has(key)) own.set(key, make(server))
    return own.get(key) as T
  }
}
