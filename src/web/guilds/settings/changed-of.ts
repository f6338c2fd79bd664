/** The wanted values that differ from what is there. */
export function changedOf<Wanted extends object>(there: object, wanted: Wanted): Partial<Wanted> {
  const before = there as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  ) as Partial<Wanted>
}
