/** Drops root for good. Without an account to become, we have no special rights already. */
export function becomeAccount(uid: string | undefined, gid: string | undefined): void {
  if (uid === undefined || gid === undefined) return
  process.setgroups?.([])
  process.setgid?.(Number(gid))
  process.setuid?.(Number(uid))
}
