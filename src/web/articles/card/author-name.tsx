import { Link } from '../../platform/link.tsx'

interface AuthorNameProps {
  /** Their id; null for somebody who has left. */
  person: number | null
  name: string
}

/** On a card, above the link that covers it: leads to the person. */
export function AuthorName({ person, name }: AuthorNameProps) {
  const look = 'article-card-author min-w-0 truncate text-text font-semibold'
  if (person === null) return <span className={look}>{name}</span>
  return (
    <Link to={`/user/${person}`} className={`${look} relative z-2 hover:underline hover:underline-offset-3`}>
      {name}
    </Link>
  )
}
