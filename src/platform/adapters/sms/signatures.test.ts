import { expect, test } from 'vitest';
import { aliyunHeaders } from './aliyun-sms.ts';
import { readSmsAddress } from './sms-address.ts';
import { tencentHeaders } from './tencent-sms.ts';

test('the settings of a provider are read out of one address', () => {
  const address = readSmsAddress(
    'aliyun://id:se%2Fcret@dysmsapi.aliyuncs.com?sign=%E6%A0%B7&template=T1&template.en=T2',
  );
  expect([address.scheme, address.host, address.keyId, address.secret]).toEqual([
    'aliyun',
    'dysmsapi.aliyuncs.com',
    'id',
    'se/cret',
  ]);
  expect([address.option('sign'), address.template('zh'), address.template('en')]).toEqual(['样', 'T1', 'T2']);
});

test('a call to Tencent Cloud is signed as its documentation’s example is', () => {
  const { authorization } = tencentHeaders({
    host: 'cvm.tencentcloudapi.com',
    service: 'cvm',
    action: 'DescribeInstances',
    payload: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    secretId: 'AKID********************************',
    secretKey: '********************************',
    timestamp: 1_551_113_065,
  });
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKID********************************/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  );
});

test('a call to Alibaba Cloud is signed as its documentation’s example is', () => {
  const { authorization } = aliyunHeaders({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
    keyId: 'YourAccessKeyId',
    secret: 'YourAccessKeySecret',
    nonce: '3156853299f313e23d1673dc12e1703d',
    date: '2023-10-26T10:22:32Z',
  });
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});
