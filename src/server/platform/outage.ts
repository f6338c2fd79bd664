export interface OutageLines {
  began: (error: unknown) => void
  ended: () => void
}

/** Reports whether one of them works; it may be called as often as one likes. */
export interface Health {
  failed(error: unknown): void
  worked(): void
}

/** Failures of several for one reason are logged once when it begins, and once when all of them work again. */
export function watchOutage({ began, ended }: OutageLines): () => Health {
  const failing = new Set<Health>()
  return () => {
    const health: Health = {
      failed(error) {
        if (failing.size === 0) began(error)
        failing.add(health)
      },
      worked() {
        if (failing.delete(health) && failing.size === 0) ended()
      },
    }
    return health
  }
}
