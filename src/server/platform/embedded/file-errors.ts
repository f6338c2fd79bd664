/** For `catch`: swallows the file system errors named, throws every other. */
export function ignore(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!hasCode(error, ...codes)) throw error
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
