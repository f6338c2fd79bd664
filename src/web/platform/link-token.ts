import { useLayoutEffect, useState } from 'react'
import { ApiError } from './api.ts'
import { usePlace } from './link.tsx'
import { navigate } from './location.ts'

/** The token of a link from a mail, also of a second one that is opened in this page. */
export function useLinkToken(path: string): string | null {
  const asked = usePlace().query.get('token')
  const [token, setToken] = useState(asked)
  if (asked !== null && asked !== token) setToken(asked)
  const isInAddress = asked !== null
  useLayoutEffect(() => {
    // The token is a key: it stays neither in the address nor in the history.
    if (isInAddress) navigate(path, { replace: true })
  }, [isInAddress, path])
  return token
}

/** Whether the server knows nothing of the link: it is too old, was used, or is not ours. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_token' || 'token' in error.fields)
}
