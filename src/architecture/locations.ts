import { posix } from 'node:path'

/** Where a file lies. Any folder that is not listed here is a feature, so a new one is covered at once. */
export interface Location {
  root: 'contract' | 'server' | 'web' | 'outside'
  layer: 'contract' | 'base' | 'feature' | 'top' | 'testing' | 'outside'
  feature: string | undefined
}

const BASE_FOLDERS = { server: ['platform', 'content', 'seeds'], web: ['platform', 'ui', 'styles'] }
const TOP_FOLDERS = { server: [], web: ['app'] } as Record<'server' | 'web', string[]>

export function locationOf(path: string): Location {
  const [src, root, folder, ...rest] = path.split('/')
  if (src !== 'src' || folder === undefined) return { root: 'outside', layer: 'outside', feature: undefined }
  if (root === 'contract') return { root, layer: 'contract', feature: undefined }
  if (root !== 'server' && root !== 'web') return { root: 'outside', layer: 'outside', feature: undefined }
  if (rest.length === 0 || TOP_FOLDERS[root].includes(folder))
    return { root, layer: 'top', feature: undefined }
  if (BASE_FOLDERS[root].includes(folder)) return { root, layer: 'base', feature: undefined }
  if (folder === 'testing') return { root, layer: 'testing', feature: undefined }
  return { root, layer: 'feature', feature: folder }
}

/** Tests and what only tests import: they may write SQL, stand in for the network and build the whole app. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|-testing\.tsx?$/.test(path) || locationOf(path).layer === 'testing'
}

/** The folder of the server that makes the page of every screen and knows no screen: screens bring their own data. */
export const DOCUMENTS = 'documents'

export function isOfDocuments(path: string): boolean {
  const { root, feature } = locationOf(path)
  return root === 'server' && feature === DOCUMENTS
}

export function isPublic(path: string): boolean {
  return /^public\.tsx?$/.test(posix.basename(path))
}

/** A feature has one public.ts, at its root: a deeper one would expose a part that others then know by name. */
export function isDeepPublic(path: string): boolean {
  return isPublic(path) && path.split('/').length > 4
}

/** A feature's one page of facts. */
export function isFeatureFacts(path: string): boolean {
  return locationOf(path).layer === 'feature' && posix.basename(path) === 'feature.ts'
}
