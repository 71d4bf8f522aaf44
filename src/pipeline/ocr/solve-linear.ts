/**
 * Solves a small system of equations by elimination with pivots.
 * @throws RangeError when the equations do not determine the unknowns
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    const chosen = rows[pivot]!;
    rows[pivot] = rows[column]!;
    rows[column] = chosen;
    const lead = chosen[column]!;
    if (!(Math.abs(lead) > 1e-12)) throw new RangeError("The equations do not determine the unknowns.");
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / lead;
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * chosen[at]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}
