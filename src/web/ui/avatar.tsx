/** A person's picture, or the first letters of the name. */
export function Avatar({ name, src }: { name: string; src: string | null }) {
  if (src !== null) return <img className="avatar" src={src} alt="" width={32} height={32} />
  const initials = name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return <span className="avatar" data-initials={initials} aria-hidden="true" />
}
