/** A function of a text that keeps its last `most` results; the first ones made are the first to go. */
export function remember<Result>(make: (text: string) => Result, most: number): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(text, result);
    return result;
  };
}
