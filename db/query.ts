import {
  type BinaryOperationNode,
  DummyDriver,
  Kysely,
  OperatorNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';
import type { DB } from './types.ts';

const ofLists: Readonly<Record<string, string>> = { in: ' = any(', 'not in': ' <> all(' };

/** A list is one parameter, so that the text of a statement, by which it is prepared, is the same for any number of values. */
class ListsAsArrays extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const opening = OperatorNode.is(operator) ? ofLists[operator.operator] : undefined;
    if (opening && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand);
      this.append(opening);
      this.appendValue(rightOperand.values);
      this.append(')');
    } else super.visitBinaryOperation(node);
  }
}

/** Builds typed SQL. It can't run any: only the database port can, with a site. */
export const query = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (builder) => new PostgresIntrospector(builder),
    createQueryCompiler: () => new ListsAsArrays(),
  },
});
