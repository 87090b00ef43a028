# Read by schemathesis: looks for texts of other sites in every answer.
import os

import schemathesis

MARKS = os.environ["IMPRINT_FUZZ_MARKS"].split(",")
# Answers that speak of several sites on purpose: tests/fuzz/leaks.ts says why.
ACROSS = ("/front/frontMembers/export", "/console/sites")


@schemathesis.check
def tells_nothing_of_another_site(ctx, response, case):
    if case.operation.path in ACROSS:
        return
    said = response.content.decode("utf-8", "replace") + str(response.headers)
    for mark in MARKS:
        if mark in said:
            raise AssertionError(f"the answer tells what belongs to {mark}")
