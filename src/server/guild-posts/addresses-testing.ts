import { routes, type OperationName } from '../../contract/index.ts'
import { GUILD, SECRET, type Room } from './leaks-testing.ts'

/** What anybody can put where the contract has a place for it. */
function valuesOf(room: Room, name: string): string[] {
  const ids = [room.guild.id, ...room.posts.map(({ id }) => id), room.commentId, room.owner.userId]
  const all: Record<string, string[]> = {
    term: [SECRET, GUILD],
    tag: [SECRET.toLowerCase(), GUILD.toLowerCase()],
    categoryId: ['all', 'science'],
    type: ['page-post', 'comment', 'guild'],
    kind: ['article'],
    key: ['new'],
    token: ['x'.repeat(43)],
    alias: ['owner-1000'],
  }
  return all[name] ?? [...new Set([...ids, room.quiet.userId].map(String))]
}

function pathsOf(room: Room, path: string): string[] {
  const name = /:(\w+)/.exec(path)?.[1]
  if (name === undefined) return [path]
  return valuesOf(room, name).flatMap((value) => pathsOf(room, path.replace(`:${name}`, value)))
}

/** Further questions beside the bare one, by the names of the query. */
function queriesOf({ posts, commentId, guild, owner, member }: Room, shape: readonly string[]): string[] {
  const objects = [...posts.map(({ id }) => ['page-post', id]), ['comment', commentId], ['guild', guild.id]]
  const queries: string[] = []
  if (shape.includes('q')) queries.push(`q=${SECRET}`, `q=${SECRET.slice(0, 5)}`)
  if (shape.includes('ids')) queries.push(`ids=${posts.map(({ id }) => id).join()}`)
  if (shape.includes('objects')) queries.push(`objects=${posts.map(({ id }) => `page-post:${id}`).join()}`)
  if (shape.includes('x')) queries.push('x=c1&y=c2')
  if (shape.includes('objectType'))
    queries.push(
      ...objects.map(([type, id]) => `objectType=${type}&objectId=${id}${shape.includes('q') ? '&q=a' : ''}`),
    )
  if (shape.includes('includeNsfw')) {
    const q = shape.includes('q') ? `q=${SECRET}&` : ''
    queries.push(`${q}includeNsfw=true&limit=50`)
  }
  if (shape.includes('sort')) queries.push('sort=hot', 'sort=new', 'sort=best', 'sort=newest')
  if (shape.includes('author')) queries.push(`author=${owner.userId}`, `author=${member.userId}`)
  if (shape.includes('period')) queries.push('period=week', 'period=all')
  if (shape.includes('filter')) queries.push('filter=guilds', 'filter=replies', 'filter=mentions')
  if (shape.includes('state')) queries.push('state=published')
  if (shape.includes('from')) queries.push('from=1&to=2')
  if (shape.includes('token')) queries.push(`token=${'x'.repeat(43)}`)
  return ['', ...queries]
}

/** Every address that a route of the contract can have about the room. */
export function addressesOf(room: Room, name: OperationName): string[] {
  const route = routes[name]
  const shape = 'query' in route && route.query !== undefined ? Object.keys(shapeOf(route.query)) : []
  return pathsOf(room, route.path).flatMap((path) =>
    queriesOf(room, shape).map((query) => (query === '' ? path : `${path}?${query}`)),
  )
}

function shapeOf(schema: unknown): object {
  return (schema as { shape?: object }).shape ?? {}
}
