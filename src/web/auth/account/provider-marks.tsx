export function GoogleMark() {
  return (
    <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M20.5 12.2c0-.6-.1-1.1-.2-1.6H12v3.1h4.8a4.1 4.1 0 0 1-1.8 2.7 5.3 5.3 0 1 1-1.1-9.3l2.4-2.3A8.6 8.6 0 1 0 20.5 12.2z"
      />
    </svg>
  )
}

export function DiscordMark() {
  return (
    <svg
      className="size-5"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8.5 17.5 7.5 19c-2-.5-3.8-1.5-5-2.5 0-4 1-7.5 3-10.5A13 13 0 0 1 9 4.8l.8 1.5a14 14 0 0 1 4.4 0l.8-1.5a13 13 0 0 1 3.5 1.2c2 3 3 6.5 3 10.5-1.2 1-3 2-5 2.5l-1-1.5M6.5 16.5c3.5 1.7 7.5 1.7 11 0" />
      <circle cx="9" cy="12.5" r="1.3" />
      <circle cx="15" cy="12.5" r="1.3" />
    </svg>
  )
}
