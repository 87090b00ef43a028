"""Reads lines of [name of a schema, document] and writes for each what the schema of COUNTER's API has against it."""
import json
import sys

from jsonschema import Draft202012Validator, FormatChecker

with open(sys.argv[1], encoding="utf8") as file:
    api = json.load(file)
for line in sys.stdin:
    name, document = json.loads(line)
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": f"#/components/schemas/{name}", **api}
    validator = Draft202012Validator(schema, format_checker=FormatChecker())
    found = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document)]
    print(json.dumps(found[:5]))
