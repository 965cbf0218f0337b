/** Memoizes a function of a text. Above `maxEntries` results, the oldest is evicted (first in, first out). */
export function memoize<Result>(compute: (text: string) => Result, maxEntries: number): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size >= maxEntries) cache.delete(cache.keys().next().value!);
    cache.set(text, result);
    return result;
  };
}
