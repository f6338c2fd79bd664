/** Videos start silent. Whoever turns the sound on for one wants it for the next ones too, until they leave. */
let isMuted = true

export const wantsMuted = (): boolean => isMuted

export function rememberMuted(muted: boolean): void {
  isMuted = muted
}
