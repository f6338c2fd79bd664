interface Connection {
  saveData?: boolean
}

/** Whether somebody asked their browser to be sparing with data or with motion. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
